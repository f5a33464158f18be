import { Given, Then, When } from '@cucumber/cucumber';

// The least that a step can do: what is measured is the runner.
Given('the page is open', () => undefined);
When('the form is filled in', () => undefined);
When('a club is chosen', () => undefined);
When('a visit is asked for', () => undefined);
When('a time is picked', () => undefined);
Then('it is booked', () => undefined);

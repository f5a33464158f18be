/** The flow's events. `@foyer/react-ui/element` exports the list for TypeScript hosts. */
const names = [
  'foyer-ready',
  'foyer-flow-started',
  'foyer-lead-created',
  'foyer-lead-updated',
  'foyer-step-changed',
  'foyer-visit-scheduled',
  'foyer-visit-rescheduled',
  'foyer-visit-skipped',
  'foyer-visit-cancelled',
  'foyer-survey-completed',
  'foyer-slot-taken',
  'foyer-error',
  'foyer-navigate',
];

const list = document.getElementById('events');
const hold = document.getElementById('hold');

for (const name of names) {
  document.addEventListener(name, (event) => {
    if (name === 'foyer-navigate' && hold.checked) event.preventDefault();
    list.querySelector('.heard__none')?.remove();
    list.append(lineOf(name, event.detail));
  });
}

function lineOf(name, detail) {
  const line = document.createElement('li');
  const title = document.createElement('strong');
  title.textContent = name;
  const fields = document.createElement('code');
  fields.textContent = JSON.stringify(detail);
  line.append(title, fields);
  return line;
}

/**
 * Age in full years on a day. Both are ISO dates. In years without a February 29, someone born on that day is a year
 * older from March 1 on. Negative before the birth.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

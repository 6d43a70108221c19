/** Texts of the organization's time zone, which its section loads with itself. */
export const timeZoneMessages = {
  title: 'Time zone',
  text: 'Analytics count the days of this zone, with its summer time; those of the past are counted again.',
  label: 'Time zone of the organization',
  hint: 'Type a city, such as Berlin or Kolkata.',
  saved: (zone: string) => `Days begin at midnight in ${zone} from now on`,
};

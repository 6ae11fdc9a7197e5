/** Labels of fields whose names do not say it well. */
const labels: Readonly<Record<string, string>> = {
  DEFAULT: 'Usual',
  after: 'Sentence after',
  alt: 'Alternative text',
  analytics: 'Counting of visits',
  ask: 'Link to the form',
  before: 'Lines before',
  bg: 'Backgrounds',
  border: 'Lines and edges',
  dark: 'Dark theme',
  edit: 'Before and after',
  eyebrow: 'Small line above the headline',
  fg: 'Text',
  focusKeyphrase: 'Search words',
  formOptions: 'Chosen in the form',
  formQuestion: 'Line at the end of the form',
  hidden: 'Hide from search engines',
  href: 'Leads to',
  intro: 'Introduction',
  lede: 'Opening sentences',
  light: 'Light theme',
  minimumEngagement: 'Lowest price',
  shareCard: 'Picture for shared links',
  variables: 'Variables for texts',
  verification: 'Tags of search engines',
  withoutNewsletter: 'No newsletter form',
};

/** Returns the label for a name in code: `focusKeyphrase` is "Focus keyphrase". */
export function labelOf(name: string): string {
  const words = name.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

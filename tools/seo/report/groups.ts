/** The rules in the groups of the report. */
export const groups: readonly { name: string; ids: readonly string[] }[] = [
  { name: 'In search results', ids: ['S0a', 'S1', 'S2', 'S4', 'S5', 'S6'] },
  { name: 'In feeds and messages', ids: ['S7', 'S8'] },
  { name: 'For machines', ids: ['S10', 'S11', 'S12', 'S13', 'S14', 'S28'] },
  { name: 'Words and links', ids: ['S3', 'S15', 'S16', 'S17', 'S26', 'S37'] },
  { name: 'Pictures and icons', ids: ['S19', 'S20', 'S21', 'S22', 'S23', 'S24'] },
];

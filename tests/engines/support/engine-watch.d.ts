/** What `watch.ts` keeps in every page. */
declare const engineWatch: { problems: string[]; themes: string[] };

/** The rules of `robots.txt` for the robots that it names. */
export type RobotsGroup = { agents: string[]; rules: { allow: boolean; path: string }[] };

/** A `robots.txt` by RFC 9309. */
export type Robots = { text: string; groups: RobotsGroup[]; sitemaps: string[] };

type Line = { key: string; value: string };

const linesOf = (text: string): Line[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(':');
      return {
        key: line.slice(0, colon).trim().toLowerCase(),
        value: line.slice(colon + 1).trim(),
      };
    });

export function readRobots(text: string): Robots {
  const groups: RobotsGroup[] = [];
  const sitemaps: string[] = [];
  for (const { key, value } of linesOf(text)) {
    const group = groups.at(-1);
    if (key === 'sitemap') sitemaps.push(value);
    else if (key === 'user-agent') {
      // Names that follow each other share the rules under them.
      if (group?.rules.length === 0) group.agents.push(value.toLowerCase());
      else groups.push({ agents: [value.toLowerCase()], rules: [] });
    } else if (key === 'allow' || key === 'disallow') {
      group?.rules.push({ allow: key === 'allow', path: value });
    }
  }
  return { text, groups, sitemaps };
}

/** Turns the path of a rule into an expression: `*` is anything, `$` the end. */
const expressionOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replace(/\$(?!$)/g, '\\$')}`,
  );

/** Reports whether a robot may fetch the path. The longest rule wins; of two equal ones, the one that allows. */
export function mayFetch({ groups }: Robots, agent: string, path: string): boolean {
  const named = groups.filter(({ agents }) => agents.includes(agent));
  const own = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  const [strongest] = own
    .flatMap(({ rules }) => rules)
    .filter((rule) => rule.path !== '' && expressionOf(rule.path).test(path))
    .sort((a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow));
  return strongest?.allow ?? true;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedPath, listPath } from '../../content/addresses/paths';
import { plainHeadline } from '../../content/text/headline-parts';
import type { SiteSettings } from '../../content/types/site-settings-type';
import type { Nodes } from '../nodes/content-nodes';
import { readCollections, type Collection, type EntryNode } from '../nodes/page-nodes';
import { atomFeed } from './atom-feed';
import { feedText } from './feed-text';

/** The most entries of a feed. */
const maxEntries = 20;

/** Returns an entry of a feed, with the text of its built page. */
function feedEntry(
  entry: EntryNode,
  topics: Collection['topics'],
  site: SiteSettings,
  folder: string,
) {
  const url = site.address + entry.path;
  const published = new Date(entry.publishedAt ?? '');
  return {
    url,
    title: plainHeadline(entry.title),
    description: entry.description,
    published,
    updated: entry.updatedAt ? new Date(entry.updatedAt) : published,
    author: entry.author ?? site.brand,
    topics: topics.filter(({ id }) => entry.topics.includes(id)).map(({ name }) => name),
    language: entry.language ?? site.language,
    html: feedText(readFileSync(join(folder, entry.path, 'index.html'), 'utf8'), url),
  };
}

/** Writes the feed of each collection that has one, from its built pages. */
export function writeFeeds(nodes: Nodes, site: SiteSettings, folder: string): void {
  const { address, brand, language } = site;
  for (const { type, list, entries, topics } of readCollections(nodes)) {
    if (!type.hasFeed) continue;
    const feed = atomFeed({
      title: list.words.feed,
      description: list.description,
      address,
      page: address + listPath(type.folder),
      feed: address + feedPath(type.folder),
      language,
      brand,
      entries: entries.slice(0, maxEntries).map((entry) => feedEntry(entry, topics, site, folder)),
    });
    // The list of all entries has created the folder.
    writeFileSync(join(folder, feedPath(type.folder)), feed);
  }
}

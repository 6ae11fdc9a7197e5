import { parseAddress } from './addresses';

const youtube = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
/** An unlisted video has a key: 76979871/8272103f6e. */
const vimeo = (id: string, key?: string) =>
  `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`;

/** The hosts, how they name a video, and their players, which set no cookie before they play. */
const known: readonly [hosts: string, name: RegExp, player: typeof vimeo][] = [
  // YouTube ids have always had eleven characters.
  [
    'youtube.com www.youtube.com m.youtube.com youtu.be',
    /^(?:(?:shorts|live)\/)?([\w-]{11})\/?$/,
    youtube,
  ],
  ['vimeo.com www.vimeo.com', /^(?:channels\/[\w-]+\/)?(\d+)(?:\/(\w+))?\/?$/, vimeo],
];

/** Every browser plays MP4. */
const ownVideo = /^\/downloads\/[A-Za-z0-9._-]+\.mp4$/;

/**
 * Returns the address of the player of a video on YouTube or Vimeo, or a video in
 * `static/downloads/` as it is.
 *
 * @param page the page that shows the video, or the file: `/downloads/edit.mp4`
 */
export function videoPlayer(page: string): string | undefined {
  if (ownVideo.test(page)) return page;
  const url = parseAddress(page);
  if (url?.protocol !== 'https:') return undefined;
  const [, name, player] = known.find(([hosts]) => hosts.split(' ').includes(url.hostname)) ?? [];
  const [, id, key] = name?.exec(url.searchParams.get('v') ?? url.pathname.slice(1)) ?? [];
  return id === undefined ? undefined : player?.(id, key);
}

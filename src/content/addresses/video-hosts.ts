import { parseAddress } from './addresses';

type VideoHost = {
  hostnames: readonly string[];
  /** Matches the path of a video: its id, and the key of an unlisted video. */
  path: RegExp;
  /** Returns the address of the player without cookies, with the second at which it starts. */
  player: (id: string, start: number, key?: string) => string;
};

const videoHosts: readonly VideoHost[] = [
  {
    hostnames: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'],
    // All ids have eleven characters.
    path: /^(?:(?:shorts|live)\/)?([\w-]{11})\/?$/,
    player: (id, start) =>
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ''}`,
  },
  {
    hostnames: ['vimeo.com', 'www.vimeo.com'],
    // An unlisted video with its key: 76979871/8272103f6e
    path: /^(?:channels\/[\w-]+\/)?(\d+)(?:\/(\w+))?\/?$/,
    player: (id, start, key) =>
      `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1${start > 0 ? `#t=${start}s` : ''}`,
  },
];

/** Matches a video of this site. Every browser plays MP4. */
const ownVideo = /^\/downloads\/[A-Za-z0-9._-]+\.mp4(?:#t=\d+)?$/;

/** Returns the second at which an address starts its video: `t=90`, `t=1m30s`, `start=90`, `#t=90s`. */
function startTime({ searchParams, hash }: URL): number {
  const inHash = new URLSearchParams(hash.slice(1)).get('t');
  const written = searchParams.get('t') ?? searchParams.get('start') ?? inHash ?? '';
  const [, ...parts] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(written) ?? [];
  return parts.reduce((seconds, part) => seconds * 60 + (Number(part) || 0), 0);
}

/**
 * Returns the address of the player of a video on YouTube or Vimeo, or the address of an MP4 file of this site;
 * undefined for any other address.
 *
 * @param page the page that shows the video, or the file: `/downloads/edit.mp4`
 */
export function videoPlayer(page: string): string | undefined {
  if (ownVideo.test(page)) return page;
  const url = parseAddress(page);
  if (url?.protocol !== 'https:') return undefined;
  const host = videoHosts.find(({ hostnames }) => hostnames.includes(url.hostname));
  const [, id, key] = host?.path.exec(url.searchParams.get('v') ?? url.pathname.slice(1)) ?? [];
  return id === undefined ? undefined : host?.player(id, startTime(url), key);
}

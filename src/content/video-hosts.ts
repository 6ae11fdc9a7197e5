import { parseAddress } from './addresses';

type VideoHost = {
  hostnames: readonly string[];
  /** Matches a path with the id of a video, and the key that an unlisted one has. */
  path: RegExp;
  /** Returns the address of the player, which sets no cookie before it plays. */
  player: (id: string, key?: string) => string;
};

const videoHosts: readonly VideoHost[] = [
  {
    hostnames: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'],
    // Ids have always had eleven characters.
    path: /^(?:(?:shorts|live)\/)?([\w-]{11})\/?$/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    hostnames: ['vimeo.com', 'www.vimeo.com'],
    // 76979871/8272103f6e is an unlisted video with its key.
    path: /^(?:channels\/[\w-]+\/)?(\d+)(?:\/(\w+))?\/?$/,
    player: (id, key) =>
      `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`,
  },
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
  const host = videoHosts.find(({ hostnames }) => hostnames.includes(url.hostname));
  const [, id, key] = host?.path.exec(url.searchParams.get('v') ?? url.pathname.slice(1)) ?? [];
  return id === undefined ? undefined : host?.player(id, key);
}

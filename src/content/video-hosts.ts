import { parsedAddress } from './public-address';

/** YouTube ids have always had eleven characters. */
const idOf = (text: string | null | undefined) => /^[\w-]{11}$/.exec(text ?? '')?.[0];

const youtube = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
/** An unlisted video has a second id: 76979871/8272103f6e. */
function vimeo(name: string) {
  const [id, unlisted] = name.split('/');
  const key = unlisted === undefined ? '' : `h=${unlisted}&`;
  return `https://player.vimeo.com/video/${id}?${key}autoplay=1&dnt=1`;
}

type Host = {
  hosts: readonly string[];
  idOf: (page: URL) => string | undefined;
  /** The address of a player that sets no cookie before it plays. */
  player: (id: string) => string;
};

const known: readonly Host[] = [
  {
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com'],
    idOf: ({ pathname, searchParams }) =>
      idOf(searchParams.get('v') ?? /^\/(?:shorts|live)\/([\w-]+)\/?$/.exec(pathname)?.[1]),
    player: youtube,
  },
  { hosts: ['youtu.be'], idOf: ({ pathname }) => idOf(pathname.slice(1)), player: youtube },
  {
    hosts: ['vimeo.com', 'www.vimeo.com'],
    idOf: ({ pathname }) => /^\/(?:channels\/[\w-]+\/)?(\d+(?:\/\w+)?)\/?$/.exec(pathname)?.[1],
    player: vimeo,
  },
];

/** Every browser plays MP4. */
const ownFilm = /^\/downloads\/[A-Za-z0-9._-]+\.mp4$/;

/**
 * Returns the address of the player of a video on YouTube or Vimeo, or a film in
 * `static/downloads/` as it is.
 *
 * @param page the page that shows the video, or the film: `/downloads/edit.mp4`
 */
export function playerOf(page: string): string | undefined {
  if (ownFilm.test(page)) return page;
  const url = parsedAddress(page);
  if (url?.protocol !== 'https:') return undefined;
  const host = known.find(({ hosts }) => hosts.includes(url.hostname));
  const id = host?.idOf(url);
  return id === undefined ? undefined : host?.player(id);
}

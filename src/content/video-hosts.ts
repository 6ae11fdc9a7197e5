/** Returns the name of a video on YouTube, which has always had eleven signs. */
const idOf = (text: string | null | undefined) => /^[\w-]{11}$/.exec(text ?? '')?.[0];

const youtube = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
/** The address of a video that is not listed has a second name: 76979871/8272103f6e. */
function vimeo(name: string) {
  const [id, unlisted] = name.split('/');
  const key = unlisted === undefined ? '' : `h=${unlisted}&`;
  return `https://player.vimeo.com/video/${id}?${key}autoplay=1&dnt=1`;
}

type Host = {
  hosts: readonly string[];
  /** Returns the name of a video in the address of its page. */
  idOf: (page: URL) => string | undefined;
  /** Returns the address of the player, which sets no cookie before it plays. */
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

/** A film in `static/downloads/`, which the page plays itself. Every browser plays MP4. */
const ownFilm = /^\/downloads\/[A-Za-z0-9._-]+\.mp4$/;

/**
 * Returns the address of a video's player, or of the film that needs none.
 *
 * @param page the address of the page that shows the video, or of the film: `/downloads/edit.mp4`
 * @returns undefined if it is neither, or on a host that is not known
 */
export function playerOf(page: string): string | undefined {
  if (ownFilm.test(page)) return page;
  if (!URL.canParse(page)) return undefined;
  const url = new URL(page);
  const host = known.find(({ hosts }) => url.protocol === 'https:' && hosts.includes(url.hostname));
  const id = host?.idOf(url);
  return id === undefined ? undefined : host?.player(id);
}

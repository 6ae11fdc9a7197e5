import { playerOf } from './video-hosts';

test.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=4s',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
  ],
  [
    'https://youtu.be/aqz-KE-bpKQ?si=1',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
  ],
  [
    'https://www.youtube.com/shorts/aqz-KE-bpKQ?feature=share',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
  ],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['/downloads/the-edit.mp4', '/downloads/the-edit.mp4'],
])('%s plays in a player that sets no cookie', (page, player) => {
  expect(playerOf(page)).toBe(player);
});

test.each([
  'https://videos.example/watch?v=1',
  'https://www.youtube.com/@acme',
  'http://youtu.be/aqz-KE-bpKQ',
  'https://www.youtube.com.evil.example/watch?v=1',
  'https://vimeo.com/',
  'https://vimeo.com/channels/staffpicks',
  'my video',
  '/downloads/the-edit.mov',
  '/films/the-edit.mp4',
])('%s is no video that the site can play', (page) => {
  expect(playerOf(page)).toBeUndefined();
});

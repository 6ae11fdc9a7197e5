import { videoPlayer } from './video-hosts';

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
const vimeo = 'https://player.vimeo.com/video/76979871';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s', `${youtube}&start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?t=1h1m5s', `${youtube}&start=3665`],
  ['https://youtu.be/aqz-KE-bpKQ?start=7', `${youtube}&start=7`],
  ['https://youtu.be/aqz-KE-bpKQ?t=soon', youtube],
  ['https://vimeo.com/76979871#t=1m2s', `${vimeo}?autoplay=1&dnt=1#t=62s`],
  ['/downloads/the-edit.mp4#t=90', '/downloads/the-edit.mp4#t=90'],
  ['https://youtu.be/aqz-KE-bpKQ?si=1', youtube],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ?feature=share', youtube],
  ['https://vimeo.com/76979871/8272103f6e', `${vimeo}?h=8272103f6e&autoplay=1&dnt=1`],
  ['https://vimeo.com/channels/staffpicks/76979871', `${vimeo}?autoplay=1&dnt=1`],
  ['https://vimeo.com/76979871', `${vimeo}?autoplay=1&dnt=1`],
  ['/downloads/the-edit.mp4', '/downloads/the-edit.mp4'],
  ['https://videos.example/watch?v=1', undefined],
  ['https://www.youtube.com/@acme', undefined],
  ['http://youtu.be/aqz-KE-bpKQ', undefined],
  ['https://www.youtube.com.evil.example/watch?v=1', undefined],
  ['https://vimeo.com/channels/staffpicks', undefined],
  ['my video', undefined],
  ['/downloads/the-edit.mov', undefined],
  ['/videos/the-edit.mp4', undefined],
])('%s plays in %s, which sets no cookie', (page, player) => {
  expect(videoPlayer(page)).toBe(player);
});

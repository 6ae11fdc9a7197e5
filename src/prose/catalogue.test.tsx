/** @jest-environment jsdom */
import { useMDXComponents } from '@mdx-js/react';
import { screen, within } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { renderInTheme } from '../../tests/support/render-in-theme';
import { Callout } from './catalogue/callout';
import { Download } from './catalogue/download';
import { Figure } from './catalogue/figure';
import { Numbers } from './catalogue/numbers';
import { Question } from './catalogue/question';
import { Quote } from './catalogue/quote';
import { Steps } from './catalogue/steps';
import { Testimonial } from './catalogue/testimonial';
import { Video } from './catalogue/video';
import { ProseProvider, ProseDataProvider } from './prose-provider';

const file = (name: string) => ({
  gatsbyImageData: {
    layout: 'constrained' as const,
    width: 1280,
    height: 720,
    images: {
      sources: [{ type: 'image/avif', srcSet: `/${name}.avif 1280w` }],
      fallback: { src: `/${name}.jpg` },
    },
  },
});

const data = {
  pictures: [
    { name: 'images/pen.jpg', file: file('pen') },
    { name: 'images/night.jpg', file: file('night') },
  ],
  testimonials: [
    {
      slug: 'mei',
      quote: 'They kept my joke.',
      author: 'Mei Silkworth',
      role: 'Creative',
      image: { light: file('mei'), dark: null, alt: 'Drawing of a woman' },
    },
  ],
  questions: [
    { slug: 'how-soon', question: 'How soon?', prose: null },
    {
      slug: 'who-draws',
      question: 'Who draws?',
      prose: {
        pictures: [{ name: 'images/desk.jpg', file: file('desk') }],
        testimonials: [],
        downloads: [],
      },
    },
  ],
  downloads: [{ href: '/downloads/kit.pdf', size: '240 kB' }],
};

const words = { table: 'Table', play: 'Play the video', transcript: 'Read what is said' };

const show = (element: ReactNode) =>
  renderInTheme(
    <ProseProvider newTabHint="(new tab)" words={words}>
      <ProseDataProvider data={data}>{element}</ProseDataProvider>
    </ProseProvider>,
  );

test('a figure shows its picture, another one in the dark theme, and its caption', () => {
  show(<Figure picture="images/pen.jpg" dark="images/night.jpg" alt="A pen" caption="Ours" />);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('img', { name: 'A pen' })).toHaveAttribute('src', '/pen.jpg');
  expect(figure).toHaveTextContent('Ours');
  const [dark] = figure.getElementsByTagName('source');
  expect(dark).toHaveAttribute('srcset', '/night.avif 1280w');
});

test('a figure without a caption is the picture alone', () => {
  show(<Figure picture="images/pen.jpg" alt="A pen" />);
  expect(screen.getByRole('figure')).toHaveTextContent(/^$/);
});

test('a picture that the page does not have stops the build', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  expect(() => show(<Figure picture="images/ink.jpg" alt="Ink" />)).toThrow('images/ink.jpg');
  jest.restoreAllMocks();
});

test('a quote names its source, and links to it', () => {
  show(
    <Quote source="Mei" href="https://acme.example/">
      It was good.
    </Quote>,
  );
  expect(screen.getByRole('blockquote')).toHaveTextContent('It was good.');
  expect(screen.getByRole('link', { name: 'Mei (new tab)' })).toBeVisible();
});

test('a callout is a region beside the text, named by its title', () => {
  show(<Callout title="Before the call">Bring a draft.</Callout>);
  const callout = screen.getByRole('complementary', { name: 'Before the call' });
  expect(callout).toHaveTextContent('Bring a draft.');
});

test('numbers and steps are the lists of their text', () => {
  show(
    <>
      <Numbers>
        <ul>
          <li>24 hours</li>
        </ul>
      </Numbers>
      <Steps>
        <ol>
          <li>We talk.</li>
        </ol>
      </Steps>
    </>,
  );
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '24 hours',
    'We talk.',
  ]);
});

test('a testimonial shows what the client said, and who it was', () => {
  show(<Testimonial name="mei" />);
  expect(screen.getByRole('blockquote')).toHaveTextContent('They kept my joke.');
  expect(screen.getByRole('img', { name: 'Drawing of a woman' })).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent('Mei SilkworthCreative');
});

test('a question has its answer inside', () => {
  show(
    <Question name="how-soon">
      <p>Soon.</p>
    </Question>,
  );
  const group = screen.getByRole('group');
  expect(group).toHaveTextContent('How soon?');
  expect(within(group).getByText('Soon.')).toBeInTheDocument();
});

test('an answer shows what it names, which the text around it does not', () => {
  show(
    <Question name="who-draws">
      <Figure picture="images/desk.jpg" alt="A desk" />
    </Question>,
  );
  const group = screen.getByRole('group');
  expect(within(group).getByRole('img', { name: 'A desk' })).toHaveAttribute('src', '/desk.jpg');
});

test('a download says its kind and size', () => {
  show(<Download href="/downloads/kit.pdf">Our kit</Download>);
  const link = screen.getByRole('link', { name: 'Our kit PDF, 240 kB' });
  expect(link).toHaveAttribute('href', '/downloads/kit.pdf');
});

test('a video is a link to its page until it is pressed', () => {
  const address = 'https://www.youtube.com/watch?v=abc';
  show(
    <Video address={address} title="How we write" poster="images/pen.jpg" transcript="/press/" />,
  );
  const link = screen.getByRole('link', { name: 'Play the video: How we write' });
  expect(link).toHaveAttribute('href', address);
  expect(screen.getByRole('link', { name: 'Read what is said' })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

test('a table is in a region that a keyboard can scroll', () => {
  const Text = () => createElement(useMDXComponents().table ?? 'table');
  show(<Text />);
  const region = screen.getByRole('region', { name: 'Table' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getByRole('table')).toBeInTheDocument();
});

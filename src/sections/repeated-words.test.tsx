/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { renderComponent } from '../../tests/support/render-component';
import { BrandBanner } from './brand-banner';
import { Openings } from './openings';
import { Testimonials } from './testimonials';

const image = {
  light: {
    gatsbyImageData: { width: 1, height: 1, layout: 'fixed' as const, images: { sources: [] } },
  },
  dark: null,
  alt: '',
};
const testimonial = { author: 'Mei Silkworth', role: 'Director', image, sample: false };

// React logs an error for children with equal keys, and may drop one of them.
test.each<[string, ReactNode]>([
  [
    'an opening that emphasizes the same words twice',
    <Openings
      key="openings"
      headline="Openings"
      articles={[
        {
          path: '/insights/a/',
          language: null,
          title: 'A',
          sample: false,
          opening: [
            { words: 'Not', isEmphasized: true },
            { words: ' now, ', isEmphasized: false },
            { words: 'Not', isEmphasized: true },
          ],
        },
      ]}
    />,
  ],
  [
    'two testimonials by one person',
    <Testimonials
      key="testimonials"
      headline="Clients"
      pause="Pause"
      play="Play"
      label="What clients say"
      testimonials={[
        { ...testimonial, quote: 'They listened.' },
        { ...testimonial, quote: 'A year later, it still holds.' },
      ]}
    />,
  ],
  [
    'two figures with the same label',
    <BrandBanner
      key="banner"
      label="Figures"
      brand="Throughline"
      sample={false}
      figures={[
        { figure: '30 days', label: 'to results' },
        { figure: '24 hours', label: 'to results' },
      ]}
    />,
  ],
])('%s are different elements to React', (_what, section) => {
  const report = jest.spyOn(console, 'error').mockImplementation();
  renderComponent(section);
  expect(report).not.toHaveBeenCalled();
});

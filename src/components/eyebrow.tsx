import { type SystemStyleObject, chakra } from '@chakra-ui/react/styled-system';

export const eyebrowStyles = {
  display: 'flex',
  marginBottom: '1rem',
  alignItems: 'center',
  gap: '12px',
  color: 'fg.muted',
  fontSize: 'min({fontSizes.caption}, 6vw)',
  fontWeight: '600',
  letterSpacing: '0.09em',
  lineHeight: '1.4',
  textTransform: 'uppercase',
  _before: {
    content: '""',
    flex: 'none',
    width: '36px',
    height: '3px',
    borderRadius: 'pill',
    background:
      'linear-gradient(90deg, {colors.thread.1}, {colors.thread.2}, {colors.thread.3}, {colors.thread.4})',
  },
} satisfies SystemStyleObject;

export const Eyebrow = chakra('p', { base: eyebrowStyles });

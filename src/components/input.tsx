import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';

const { withContext } = createRecipeContext({ key: 'input' });

/** Renders a field of one line. */
export const Input = withContext<HTMLInputElement, HTMLChakraProps<'input'>>('input');

/** Renders a field of several lines. */
export const Textarea = withContext<HTMLTextAreaElement, HTMLChakraProps<'textarea'>>('textarea');

/** Renders the browser's own list of choices. */
export const Select = withContext<HTMLSelectElement, HTMLChakraProps<'select'>>('select');

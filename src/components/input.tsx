import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

const { withContext } = createRecipeContext({ key: 'input' });

export const Input = withContext<HTMLInputElement, HTMLChakraProps<'input'>>('input');

export const Textarea = withContext<HTMLTextAreaElement, HTMLChakraProps<'textarea'>>('textarea');

export const Select = withContext<HTMLSelectElement, HTMLChakraProps<'select'>>('select');

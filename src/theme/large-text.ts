/**
 * Matches a narrow window with text of more than its normal size: in a condition, `rem` is the size
 * that the visitor chose.
 */
export const largeText = '@media (max-width: 17.99rem)';

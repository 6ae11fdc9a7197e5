import { createElement, type AnchorHTMLAttributes } from 'react';

/** Stands for Gatsby in unit tests: a link is an anchor, and nothing leaves the page. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) =>
  createElement('a', { href: to, ...rest });

export const graphql = () => '';
export const navigate = jest.fn();
export const useStaticQuery = jest.fn();

/** Link of a menu item: a page of the app, or an address outside it. */
import { LinkBase } from 'react-admin'
import type { MenuItem } from './menu.ts'

/** Props for a MUI button. */
export const linkOf = ({ path, href }: MenuItem) =>
  href === undefined ? { component: LinkBase, to: path ?? '/' } : { component: 'a', href, rel: 'noopener noreferrer' }

/** Entries of a group: its own page first, if it has one. */
export const entriesOf = (group: MenuItem): readonly MenuItem[] =>
  group.path === undefined && group.href === undefined
    ? group.children
    : [{ ...group, children: [] }, ...group.children]

/** Where an item of the menu leads: to a page of the app, or away from it. */
import { LinkBase } from 'react-admin'
import type { MenuItem } from './menu.ts'

/** For a button of MUI. */
export const linkOf = ({ path, href }: MenuItem) =>
  href === undefined ? { component: LinkBase, to: path ?? '/' } : { component: 'a', href, rel: 'noopener noreferrer' }

/** What a group holds: its own page first, when it has one. */
export const entriesOf = (group: MenuItem): readonly MenuItem[] =>
  group.path === undefined && group.href === undefined
    ? group.children
    : [{ ...group, children: [] }, ...group.children]

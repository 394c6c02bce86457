/** The count beside a menu entry, loaded after the menu. */
import { Suspense } from 'react'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import type { MenuItem } from './menu.ts'

const MenuCount = lazyPart(async () => ({ default: (await import('./MenuCount.tsx')).MenuCount }), 'nothing')

export const ItemCount = ({ item: { counted } }: { item: MenuItem }) =>
  counted === undefined ? null : (
    <Suspense>
      <MenuCount view={counted} />
    </Suspense>
  )

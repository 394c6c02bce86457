/** Confirmation before a deletion, loaded on first use. */
import { type ComponentProps } from 'react'
import { WhenFirst } from '#resources/page/WhenFirst.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const DeleteDialog = lazyPart(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }), 'dialog')

export const AskDelete = (props: ComponentProps<typeof DeleteDialog>) => (
  <WhenFirst wanted={props.record !== null}>
    <DeleteDialog {...props} />
  </WhenFirst>
)

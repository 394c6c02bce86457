/** The question before a record is deleted, loaded when it is first asked. */
import { type ComponentProps } from 'react'
import { WhenFirst } from '#resources/WhenFirst.tsx'
import { lazyPart } from '#resources/lazyPart.tsx'

const DeleteDialog = lazyPart(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }), 'dialog')

export const AskDelete = (props: ComponentProps<typeof DeleteDialog>) => (
  <WhenFirst wanted={props.record !== null}>
    <DeleteDialog {...props} />
  </WhenFirst>
)

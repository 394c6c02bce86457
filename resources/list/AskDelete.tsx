/** The question before a record is deleted, loaded when it is first asked. */
import { lazy, type ComponentProps } from 'react'
import { WhenFirst } from '#resources/WhenFirst.tsx'

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }))

export const AskDelete = (props: ComponentProps<typeof DeleteDialog>) => (
  <WhenFirst wanted={props.record !== null}>
    <DeleteDialog {...props} />
  </WhenFirst>
)

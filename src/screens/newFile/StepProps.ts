/** What every step of the wizard gets. */
import type { Errors, Typed } from './typedFile.ts'
import type { Preview } from './usePreview.ts'

export type StepProps = {
  typed: Typed
  /** By their places on screen; none before one has tried to go on. */
  errors: Errors
  preview: Preview | undefined
  onChange: (part: Partial<Typed>) => void
  /** As the button that leads on does. */
  onNext: () => void
}

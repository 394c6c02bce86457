/** Props of every step of the wizard. */
import type { Errors, Typed } from './typedFile.ts'
import type { Preview } from './usePreview.ts'

export type StepProps = {
  typed: Typed
  /** Errors by their places on screen; none before one has tried to go on. */
  errors: Errors
  preview: Preview | undefined
  onChange: (part: Partial<Typed>) => void
  /** Goes on, as the button does. */
  onNext: () => void
}

/** Text of an input while it is being typed, beside its parsed value: neither changes the other during typing. */
import { useState } from 'react'

type TypedText<T> = {
  value: T | null | undefined
  /** Value as text when the input is not focused. */
  format: (value: T) => string
  /** Typed text as value; invalid text is returned unchanged, for the validator to refuse. */
  parse: (text: string) => T
  change: (value: T | null) => void
  blur: () => void
}

/** @returns Props of a text field. */
export function useTypedText<T>({ value, format, parse, change, blur }: TypedText<T>) {
  const [typed, setTyped] = useState<string>()
  return {
    value: typed ?? (value === null || value === undefined ? '' : format(value)),
    onChange: (event: { target: { value: string } }) => {
      const text = event.target.value
      setTyped(text)
      change(text.trim() === '' ? null : parse(text))
    },
    onBlur: () => {
      setTyped(undefined)
      blur()
    },
  }
}

/** Text as it is being typed, beside the value that it stands for: neither may change the other under one's fingers. */
import { useState } from 'react'

type TypedText<T> = {
  value: T | null | undefined
  /** The value as it is shown when nobody is typing. */
  format: (value: T) => string
  /** What was typed, as a value; text that is none comes back as it is, for the validator to refuse. */
  parse: (text: string) => T
  change: (value: T | null) => void
  blur: () => void
}

/** @returns Attributes of a text field. */
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

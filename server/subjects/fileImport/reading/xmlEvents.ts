/**
 * Parses XML as a stream of elements. A document type is refused: entities of its own can grow without end, or name other
 * files. So is what is deeper, longer or of more names than files of rows are.
 */
import { createReadStream } from 'node:fs'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { Refused } from '#server/errors.ts'
import { most as mostRead } from '#server/import/reading/bounds.ts'
import { beginning, encodingOf, textOf } from '#server/import/reading/encoding.ts'
import { checkName } from './objects.ts'

/** Elements inside each other. */
const deepest = 32

/** `path`: names of the elements from the outermost to this one, with strokes between. */
export type Events = {
  open(attributes: readonly (readonly [name: string, value: string])[], path: string): void
  close(path: string, text: string): void
}

/** Yields after each piece of the file. @throws {Refused} For what is no XML, with its line; and what `events` throw. */
export async function* parsedXml(path: string, events: Events): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const paths: string[] = []
  const texts: string[] = []
  let refusal: unknown
  const at = (key: string, max = 0) => new Refused({ key: `importJob.${key}`, values: { line: parser.line, max } })
  /** The parser goes on to the end of its piece after an error. */
  const unlessRefused = (work: () => void) => {
    if (refusal !== undefined) return
    try {
      work()
    } catch (error) {
      refusal = error
    }
  }
  parser.on('error', (error) => {
    const line = /^(\d+):/.exec(error.message)?.[1] ?? parser.line
    refusal ??= new Refused({ key: 'importJob.brokenXml', values: { line } })
  })
  parser.on('doctype', () => (refusal ??= at('doctype')))
  parser.on('opentag', (tag) =>
    unlessRefused(() => {
      checkName(tag.name)
      if (paths.length === deepest) throw at('deep', deepest)
      paths.push(paths.length > 0 ? `${paths.at(-1)}/${localName(tag.name)}` : localName(tag.name))
      texts.push('')
      events.open(attributesOf(tag), paths.at(-1) ?? '')
    }),
  )
  const add = (text: string) =>
    unlessRefused(() => {
      if (texts.length === 0) return
      const whole = (texts.at(-1) ?? '') + text
      if (whole.length > mostRead.cell && whole.trim().length > mostRead.cell) throw at('longText', mostRead.cell)
      texts[texts.length - 1] = whole
    })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => unlessRefused(() => events.close(paths.pop() ?? '', texts.pop() ?? '')))
  for await (const piece of xmlText(path)) {
    parser.write(piece)
    if (refusal !== undefined) throw refusal
    yield
  }
  parser.close()
  if (refusal !== undefined) throw refusal
  yield
}

/** In the encoding that its bytes show; where they are no UTF-8, in the one that it declares. */
async function* xmlText(path: string): AsyncGenerator<string> {
  const encoding = await encodingOf(path)
  const decoder = encoding === 'windows-1252' ? declaredDecoder(await beginning(path, 200)) : undefined
  if (!decoder) return yield* textOf(path, encoding)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

function declaredDecoder(start: Buffer): TextDecoder | undefined {
  const label = /^<\?xml[^>]*?encoding=["']([\w.:-]+)["']/.exec(start.toString('latin1'))?.[1]
  try {
    // Declared UTF-8 that is none is a list of several encodings.
    return label === undefined || /^utf/i.test(label) ? undefined : new TextDecoder(label)
  } catch {
    return undefined
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function attributesOf({ attributes }: SaxesTagPlain): (readonly [string, string])[] {
  const own = Object.entries(attributes).filter(([name]) => !name.startsWith('xmlns'))
  for (const [name] of own) checkName(name)
  return own.map(([name, value]) => [localName(name), value])
}

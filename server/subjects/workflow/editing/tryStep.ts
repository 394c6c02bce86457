/** Trial of a step on a file today, with reasons against it: the rules of a run, without doing anything. */
import type { FastifyInstance } from 'fastify'
import { holdsAll, Unreadable, type StepCondition } from '#domain/workflow/conditions.ts'
import { decide } from '#domain/workflow/decide.ts'
import { channelOf, templateOf } from '#domain/workflow/step.ts'
import type { Channel, HoldReason } from '#domain/workflow/walls.ts'
import { NotFound } from '#server/errors.ts'
import { system } from '#server/foundation/writer.ts'
import { sourcesOf } from '#server/subjects/messages/sources.ts'
import { writeMessage, type Written } from '#server/subjects/messages/write.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { compositionOf, mayFallBack } from '#server/subjects/workflow/actions/messages.ts'
import { workflowFacts, type OwnerFacts } from '#server/subjects/workflow/facts.ts'
import { files } from '#server/subjects/workflow/owner.ts'
import { aroundOf, stepsAround, type KnownStep } from '#server/subjects/workflow/steps.ts'

type Message = Pick<Written, 'language' | 'to' | 'subject' | 'body'> & { channel: Channel }

/** @throws {NotFound} */
export async function tryStep(app: FastifyInstance, ids: { step: number; file: number }) {
  const now = app.now()
  const day = todayAt(now)
  const [facts, steps, around] = await Promise.all([
    workflowFacts(app.engine, [ids.file]),
    stepsAround(app.engine, [ids.step]),
    aroundOf(app.engine, day),
  ])
  const [file, step] = [facts.get(ids.file), steps.get(ids.step)]
  if (!file || !step) throw new NotFound()
  const decision = decide(file, step, steps, around)
  const written = await messageOf(app, step, file.id, now)
  const isDone = decision.result === 'done'
  const hold = decision.result === 'held' ? decision.hold : isDone && written && 'hold' in written ? written.hold : null
  const next = decision.result === 'held' || hold !== null ? null : decision.next
  const nextStep = next && steps.get(next.step)
  return {
    file: { id: file.id, number: file.number, status: file.status },
    result: hold === null ? decision.result : 'held',
    hold,
    note: written && 'hold' in written ? (written.note ?? null) : null,
    why: decision.result === 'skipped' ? decision.why : null,
    conditions: (step.conditions ?? []).map((one) => ({
      ...one,
      value: one.value ?? null,
      actual: actualOf(one, file),
      holds: holds(one, file, day),
    })),
    next:
      next && nextStep ? { step: nextStep.id, sequence: nextStep.sequence, name: nextStep.name, due: next.due } : null,
    message: written && !('hold' in written) ? written : null,
  }
}

/** Message by the first channel, or by the other one if the first has no address. */
async function messageOf(
  app: FastifyInstance,
  step: KnownStep,
  file: number,
  now: number,
): Promise<Message | { hold: HoldReason; note?: string } | undefined> {
  const channel = channelOf(step)
  if (!channel) return undefined
  const first = await written(app, step, { file, channel, now })
  const { fallbackChannel } = step
  if (!('hold' in first) || !fallbackChannel || !mayFallBack(step, first.hold)) return first
  const second = await written(app, step, { file, channel: fallbackChannel, now })
  return 'hold' in second ? first : second
}

async function written(
  app: FastifyInstance,
  step: KnownStep,
  { file, channel, now }: { file: number; channel: Channel; now: number },
) {
  const template = templateOf(step, channel)
  if (template === null) return { hold: 'template_error' as const }
  const asked = compositionOf(
    { record: file, key: `preview-${step.id}-${file}` },
    { of: files, step, run: null, by: system('workflow'), channel, template },
  )
  const made = writeMessage(asked, await sourcesOf(app, app.engine, [asked], now), now)
  if ('hold' in made) return made
  const { language, to, subject, body } = made
  return { channel, language, to, subject, body }
}

/** null: it cannot be read. */
function holds(condition: StepCondition, file: OwnerFacts, day: string): boolean | null {
  try {
    return holdsAll([condition], file, day)
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

/** Fact of the file that a condition asks for, written as values of conditions are. */
function actualOf({ what }: StepCondition, file: OwnerFacts): string | null {
  if (what === 'paidInDays') return file.paidOn
  const fact = what === 'openDispute' ? file.disputed : file[what]
  return fact === null ? null : String(fact)
}

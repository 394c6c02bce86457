/** Agreement with the customer of an import, read once per attempt. */
import { FieldErrors, Refused } from '#server/errors.ts'
import { agreedWith, intakeRefusal, type Agreed } from '#server/subjects/files/customerAgreement.ts'
import type { ImportContext } from '#server/subjects/fileImport/importType.ts'

/** @throws {Refused} When the customer may give no new files now. */
export async function agreedOf(context: ImportContext): Promise<Agreed> {
  return remembered(context, 'agreed', async () => {
    const agreed = await agreedWith(context.trx, context.job.customer)
    const [refusal] = Object.values(await intakeRefusal(context.trx, agreed)).flat()
    if (refusal !== undefined) throw new Refused(refusal)
    if (!agreed) throw new FieldErrors({ customer: [{ key: 'error.file.noCustomer' }] })
    return agreed
  })
}

export async function remembered<T>(
  { memory }: Pick<ImportContext, 'memory'>,
  name: string,
  read: () => Promise<T>,
): Promise<T> {
  if (!memory.has(name)) memory.set(name, await read())
  return memory.get(name) as T
}

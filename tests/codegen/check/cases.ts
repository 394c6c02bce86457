/** Mistakes in schemas, one per rule, and the message that names each. */
import type { Case } from '#tests/codegen/check/cases/couriers.ts'
import { conditions } from '#tests/codegen/check/cases/conditions.ts'
import { database } from '#tests/codegen/check/cases/database.ts'
import { file } from '#tests/codegen/check/cases/file.ts'
import { leftOut } from '#tests/codegen/check/cases/leftOut.ts'
import { names } from '#tests/codegen/check/cases/names.ts'
import { nowhere } from '#tests/codegen/check/cases/deadPaths.ts'
import { shape } from '#tests/codegen/check/cases/shape.ts'
import { taken } from '#tests/codegen/check/cases/takenNames.ts'
import { subjectTexts } from '#tests/codegen/check/cases/subjectTexts.ts'
import { texts } from '#tests/codegen/check/cases/texts.ts'
import { uses } from '#tests/codegen/check/cases/uses.ts'
import { values } from '#tests/codegen/check/cases/values.ts'

export const cases: Record<string, readonly Case[]> = {
  file,
  taken,
  shape,
  names,
  uses,
  database,
  conditions,
  values,
  leftOut,
  texts,
  subjectTexts,
  nowhere,
}

/** The inputs of the fields that an entity's actions ask for, fetched when the first dialog opens. */
import { useState } from 'react'
import type { Entity } from '#schemas/entity.ts'
import { useEntityDefinition, type ActionInputs } from '#resources/contexts/entityOptions.ts'

export function useActionInputs({ name }: Entity): { inputs: ActionInputs; load: () => Promise<void> } {
  const { actionInputs } = useEntityDefinition(name)
  const [inputs, setInputs] = useState<ActionInputs>({})
  return {
    inputs,
    load: async () => {
      if (actionInputs) setInputs(await actionInputs())
    },
  }
}

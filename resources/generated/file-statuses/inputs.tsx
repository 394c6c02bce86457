// Generated from file-status.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { ColourControl } from '#resources/inputs/ColourControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const CodeInput = () => <IntegerControl source="code" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const ClientTextInput = () => <LocalizedControl source="clientText" languages={['nl', 'en', 'fr']} lines />

export const PhaseInput = () => (
  <EnumControl source="phase" values={['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv']} required />
)

export const WorkflowStatusesInput = () => (
  <ListControl
    source="workflowStatuses"
    values={[
      'not_started',
      'in_progress',
      'term_payment',
      'paused',
      'suspend',
      'no_more_steps',
      'monitoring',
      'monitoring_in_progress',
      'closed',
    ]}
  />
)

export const VisibleToClientInput = () => <BooleanControl source="visibleToClient" />

export const ApiCodeInput = () => <TextControl source="apiCode" />

export const SuccessInput = () => <BooleanControl source="success" />

export const ColourInput = () => <ColourControl source="colour" />

export const ActiveInput = () => <BooleanControl source="active" />

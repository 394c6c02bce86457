// Generated from saved-view.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { ListInput as OwnListInput } from '#resources/saved-views/fields.tsx'

export const NameInput = () => <TextControl source="name" required />

export const ListInput = OwnListInput

export const AudienceInput = () => <EnumControl source="audience" values={['me', 'team', 'role', 'staff']} required />

export const TeamInput = () => (
  <ConditionalInput when={{ audience: 'team' }}>
    <RelationControl source="team" reference="team" embed={['name']} where={{ active: true }} />
  </ConditionalInput>
)

export const RoleInput = () => (
  <ConditionalInput when={{ audience: 'role' }}>
    <EnumControl
      source="role"
      values={[
        'ROLE_ADMIN',
        'ROLE_SUPER_ADMIN',
        'ROLE_EMPLOYEE',
        'ROLE_EMPLOYEE_FINANCE',
        'ROLE_EMPLOYEE_LEGAL_COUNCIL',
        'ROLE_EMPLOYEE_MANAGEMENT',
        'ROLE_CUSTOMER',
        'ROLE_CONTACT_PERSON',
        'ROLE_CONTACT_PERSON_DASHBOARD',
        'ROLE_PREVIOUS_ADMIN',
        'ROLE_AGENDA',
        'ROLE_API_LOG_VIEW',
        'ROLE_CUSTOMER_CREATE',
        'ROLE_DOWNLOAD_CLIENT_INVOICE',
        'ROLE_EMAIL_IMPORT',
        'ROLE_EMAIL_TEMPLATE_EDIT',
        'ROLE_EMAIL_TEMPLATE_VIEW',
        'ROLE_EXCHANGE_FILES',
        'ROLE_FILE_BULK_ACTIONS',
        'ROLE_FILE_COSTS_OVERRIDE',
        'ROLE_FILE_CREATE',
        'ROLE_FILE_CREATE_UPLOAD',
        'ROLE_FILE_EDIT',
        'ROLE_FILE_EXPORT',
        'ROLE_FILE_NPS',
        'ROLE_FILE_SEARCH',
        'ROLE_FILE_SEND',
        'ROLE_FILE_SETTINGS_EDIT',
        'ROLE_FILE_VIEW_LAST_VISITED',
        'ROLE_FINANCE',
        'ROLE_LEGAL',
        'ROLE_MANAGE_CLIENT',
        'ROLE_MANAGE_EMPLOYEE',
        'ROLE_MERGING',
        'ROLE_NEWS',
        'ROLE_POST_MAIL_TEMPLATE_EDIT',
        'ROLE_POST_MAIL_TEMPLATE_VIEW',
        'ROLE_PRECASSO_CREATE',
        'ROLE_PRECASSO_CREATE_UPLOAD',
        'ROLE_PRECASSO_EXPORT',
        'ROLE_PRECASSO_SEARCH',
        'ROLE_PROCESSING',
        'ROLE_SETTINGS',
        'ROLE_SETTINGS_ACL',
        'ROLE_STATISTIC_DASHBOARD_CLIENT',
        'ROLE_STATISTIC_DASHBOARD_DEBTOR',
        'ROLE_STATISTIC_DASHBOARD_EMAIL',
        'ROLE_STATISTIC_DASHBOARD_MANAGEMENT',
        'ROLE_STATISTIC_DASHBOARD_SALES',
        'ROLE_WORKFLOW_FILE',
      ]}
    />
  </ConditionalInput>
)

export const AddressInput = () => <LongTextControl source="address" />

export const HiddenInput = () => <ListControl source="hidden" />

export const ColumnOrderInput = () => <ListControl source="columnOrder" />

export const DensityInput = () => <EnumControl source="density" values={['comfortable', 'compact']} />

export const FirstInput = () => <BooleanControl source="first" />

export const CountedInput = () => <BooleanControl source="counted" />

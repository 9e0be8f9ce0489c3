/** The mail that shares documents. */
export const words = {
  link_subject: '{{account}}: documents for load {{load}}',
  attachments_subject: '{{account}}: documents for load {{load}}',
  heading: 'Documents for load {{load}}',
  intro: '{{name}} of {{account}} shared these documents with you and writes:',
  documents: 'Documents',
  lane: 'Lane',
  until: 'Link opens until',
  action: 'Open the documents',
  attached: 'The documents are attached to this mail.',
  link_note:
    'No sign-in is needed. Don’t forward it: anyone with the link can open the documents. To answer {{name}}, reply to this email.',
  attachments_note: 'To answer {{name}}, reply to this mail.',
};

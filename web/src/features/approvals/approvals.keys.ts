export const approvalKeys = {
  all: ['approvals'] as const,
  lists: ['approvals', 'list'] as const,
  list: (question: object) => ['approvals', 'list', question] as const,
  one: (id: number) => ['approvals', 'one', id] as const,
  deputies: ['approvals', 'deputies'] as const,
  rules: ['approvals', 'rules'] as const,
  versions: ['approvals', 'versions'] as const,
  guide: ['approvals', 'guide'] as const,
  guideVersions: ['approvals', 'guide-versions'] as const,
  trial: (rules: object) => ['approvals', 'trial', rules] as const,
};

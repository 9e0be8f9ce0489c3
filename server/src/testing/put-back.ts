let putBack: (() => Promise<void>) | undefined;

/** Has `work` done once the present file of tests is over. */
export const putBackAfterFile = (work: () => Promise<void>): void => {
  putBack = work;
};

/** Puts back what a file of tests has changed of what the files of a worker share. */
export const putBackShared = async (): Promise<void> => {
  const work = putBack;
  putBack = undefined;
  await work?.();
};

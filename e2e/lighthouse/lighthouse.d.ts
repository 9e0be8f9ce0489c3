/** What is used of Lighthouse, which is not installed where types are checked (package.json). */
declare module 'lighthouse' {
  type Audit = { title: string; score: number | null; displayValue?: string };
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
  type Flags = {
    port: number;
    throttling: { cpuSlowdownMultiplier: number };
    onlyCategories: string[];
    logLevel: 'error';
  };
  type Report = {
    categories: Record<string, Category>;
    audits: Record<string, Audit>;
    environment: { benchmarkIndex: number };
  };
  export default function lighthouse(address: string, flags: Flags): Promise<{ lhr: Report } | undefined>;
}

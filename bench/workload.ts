/** Measures the workload that its argument names, and prints the report as JSON. */
import type { Workload } from './report.ts';

const { workload }: { workload: Workload } = await import(`./workloads/${process.argv[2]}.ts`);
process.stdout.write(JSON.stringify({ title: workload.title, rows: await workload.measure() }));

export const stampName: string;
export function builtCommand(folder?: string): string | null;

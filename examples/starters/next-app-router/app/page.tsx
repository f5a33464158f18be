import Link from 'next/link';

export default function Home() {
  return (
    <main>
      <h1>My club</h1>
      <Link href="/membership">Book a visit</Link>
    </main>
  );
}

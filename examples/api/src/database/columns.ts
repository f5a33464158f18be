import type { ColumnType, Generated, InsertType, SelectType } from 'kysely';

/** A column of a table: its SQL, and its type for Kysely. Not null by default. */
export class Column<Type> {
  /** Exists only for TypeScript. */
  declare readonly type: Type;
  readonly sql: string;

  constructor(sql: string) {
    this.sql = sql;
  }

  nullable(): Column<Type | null> {
    return new Column(this.sql.replace(' not null', ''));
  }

  /** Inserts may leave it out. The value is SQL. */
  default(value: string): Column<Generated<Type>> {
    return new Column(`${this.sql} default ${value}`);
  }

  /** Null until an update fills it in. */
  later(): Column<ColumnType<Type | null, undefined, Type | null>> {
    return new Column(this.nullable().sql);
  }

  /** Never updated. */
  fixed(): Column<ColumnType<SelectType<Type>, InsertType<Type>, never>> {
    return new Column(this.sql);
  }

  unique(): Column<Type> {
    return new Column(`${this.sql} unique`);
  }

  /** The column of another table that must have the value: `leads (id)`. */
  references(target: string): Column<Type> {
    return new Column(`${this.sql} references ${target}`);
  }
}

export const text: Column<string> = new Column('text not null');
export const integer: Column<number> = new Column('integer not null');
export const real: Column<number> = new Column('double precision not null');

/** Text of which only some values occur. */
export function textOf<Value extends string>(): Column<Value> {
  return new Column('text not null');
}

/** 0 is no, 1 is yes. */
export const flag: Column<0 | 1> = new Column('integer not null');

/** An ISO instant in UTC with `Z` and whole milliseconds, so that text order is time order. */
export const instant: Column<string> = new Column('text not null');

/** The text that identifies a row. */
export const key: Column<ColumnType<string, string, never>> = new Column('text primary key');

/** Numbers rows in the order in which they were added. SQLite writes it in another way: see `createTables`. */
export const position: Column<Generated<number>> = new Column('serial primary key');

export const club: Column<string> = text.references('facilities (facility_id)');
export const lead: Column<string> = text.references('leads (id)');
export const account: Column<string> = text.references('accounts (id)');

type Columns = Readonly<Record<string, Column<unknown>>>;

/** A table: its columns, and keys of several columns in SQL. */
export function table<Own extends Columns>(columns: Own, ...keys: readonly string[]) {
  return { columns, keys };
}

/** The rows of a table, for Kysely. */
export type RowOf<Table extends { readonly columns: Columns }> = {
  [Name in keyof Table['columns']]: Table['columns'][Name]['type'];
};

type ListHeadProps = { title: string; intro: string };

export function ListHead({ title, intro }: ListHeadProps) {
  return (
    <div className="list-head">
      <h1>{title}</h1>
      <p className="lead">{intro}</p>
    </div>
  );
}

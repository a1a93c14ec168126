import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

type FigureProps = { name: string; value: string; hint?: string; to?: string; isAlarming?: boolean };

/** One number, with a link to what it counts. */
export function Figure({ name, value, hint, to, isAlarming = false }: FigureProps) {
  const content = (
    <>
      <Typography color="text.secondary">{name}</Typography>
      <Typography variant="h4" component="p" sx={{ color: isAlarming ? 'error.main' : 'text.primary', my: 0.5 }}>
        {value}
      </Typography>
      {hint && (
        <Typography variant="caption" color="text.secondary">
          {hint}
        </Typography>
      )}
    </>
  );
  if (to === undefined) return <Card sx={{ p: 2 }}>{content}</Card>;
  return (
    <Card>
      <CardActionArea component={Link} to={to} sx={{ p: 2, height: '100%' }}>
        {content}
      </CardActionArea>
    </Card>
  );
}
